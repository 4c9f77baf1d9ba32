/** A telephone line. */
export interface HelpLine {
  /** What it is for: despair and thoughts of suicide, or violence at home. */
  readonly about: "despair" | "violence";
  /** Its own name, in the language of who rings it. */
  readonly name: string;
  /** As it is dialled in the country. */
  readonly number: string;
}

/** What there is in a country. */
export interface LocalHelp {
  /** For somebody in danger at this moment. */
  readonly emergency: string;
  readonly lines: readonly HelpLine[];
}

const despair = (name: string, number: string): HelpLine => ({ about: "despair", name, number });
const violence = (name: string, number: string): HelpLine => ({ about: "violence", name, number });

/**
 * The lines of each country, under its code in ISO 3166-1. Put together on 22 November 2026 from the lines' own pages,
 * those of ministries, and the press, in stored copies from 2016 to 2026; none was rung. `docs/care.md` names the ones
 * with weaker sources. Only lines for the whole country that have had their number for years: a wrong one is worse than
 * none, and findahelpline.com stands beside it in any case.
 */
export const localHelp: Readonly<Record<string, LocalHelp>> = {
  AR: {
    emergency: "911",
    lines: [
      despair("Centro de Asistencia al Suicida", "0800 345 1435"),
      violence("Línea 144", "144"),
    ],
  },
  AT: {
    emergency: "112",
    lines: [
      despair("Telefonseelsorge", "142"),
      violence("Frauenhelpline gegen Gewalt", "0800 222 555"),
    ],
  },
  AU: {
    emergency: "000",
    lines: [despair("Lifeline", "13 11 14"), violence("1800RESPECT", "1800 737 732")],
  },
  BE: {
    emergency: "112",
    lines: [
      despair("Zelfmoordlijn", "1813"),
      despair("Centre de Prévention du Suicide", "0800 32 123"),
      violence("Écoute violences conjugales", "0800 30 030"),
    ],
  },
  BR: {
    emergency: "190",
    lines: [
      despair("CVV, Centro de Valorização da Vida", "188"),
      violence("Central de Atendimento à Mulher", "180"),
    ],
  },
  CA: {
    emergency: "911",
    lines: [despair("9-8-8 Suicide Crisis Helpline", "988")],
  },
  CH: {
    emergency: "112",
    lines: [despair("Die Dargebotene Hand, La Main Tendue, Telefono Amico", "143")],
  },
  CL: {
    emergency: "133",
    lines: [
      despair("Línea de Prevención del Suicidio", "*4141"),
      violence("Fono de Orientación en Violencia", "1455"),
    ],
  },
  CZ: {
    emergency: "112",
    lines: [despair("Linka první psychické pomoci", "116 123")],
  },
  DE: {
    emergency: "112",
    lines: [
      despair("TelefonSeelsorge", "0800 111 0 111"),
      violence("Hilfetelefon Gewalt gegen Frauen", "116 016"),
    ],
  },
  DK: {
    emergency: "112",
    lines: [despair("Livslinien", "70 201 201"), violence("Lev Uden Vold", "1888")],
  },
  ES: {
    emergency: "112",
    lines: [
      despair("Línea de atención a la conducta suicida", "024"),
      violence("Atención a la violencia de género", "016"),
    ],
  },
  FI: {
    emergency: "112",
    lines: [despair("MIELI Kriisipuhelin", "09 2525 0111"), violence("Nollalinja", "080 005 005")],
  },
  FR: {
    emergency: "112",
    lines: [despair("Prévention du suicide", "3114"), violence("Violences Femmes Info", "3919")],
  },
  GB: {
    emergency: "999",
    lines: [
      despair("Samaritans", "116 123"),
      violence("National Domestic Abuse Helpline", "0808 2000 247"),
    ],
  },
  IE: {
    emergency: "112",
    lines: [despair("Samaritans", "116 123"), violence("Women's Aid", "1800 341 900")],
  },
  IL: {
    emergency: "100",
    lines: [despair("ERAN", "1201")],
  },
  IN: {
    emergency: "112",
    lines: [despair("Tele-MANAS", "14416"), violence("Women Helpline", "181")],
  },
  IT: {
    emergency: "112",
    lines: [despair("Telefono Amico", "02 2327 2327"), violence("Antiviolenza e stalking", "1522")],
  },
  JP: {
    emergency: "110",
    lines: [
      despair("よりそいホットライン", "0120-279-338"),
      violence("DV相談プラス", "0120-279-889"),
    ],
  },
  KR: {
    emergency: "112",
    lines: [despair("자살예방 상담전화", "109"), violence("여성긴급전화", "1366")],
  },
  MX: {
    emergency: "911",
    lines: [despair("Línea de la Vida", "800 911 2000")],
  },
  MY: {
    emergency: "999",
    lines: [despair("Befrienders KL", "03-7627 2929")],
  },
  NL: {
    emergency: "112",
    lines: [despair("113 Zelfmoordpreventie", "0800-0113"), violence("Veilig Thuis", "0800-2000")],
  },
  NO: {
    emergency: "112",
    lines: [despair("Mental Helse", "116 123"), violence("VO-linjen", "116 006")],
  },
  NZ: {
    emergency: "111",
    lines: [despair("Need to talk?", "1737"), violence("Women's Refuge", "0800 733 843")],
  },
  PH: {
    emergency: "911",
    lines: [despair("NCMH Crisis Hotline", "1553")],
  },
  PL: {
    emergency: "112",
    lines: [
      despair("Kryzysowy Telefon Zaufania", "116 123"),
      violence("Niebieska Linia", "800 120 002"),
    ],
  },
  PT: {
    emergency: "112",
    lines: [despair("SNS 24, apoio psicológico", "808 24 24 24")],
  },
  SE: {
    emergency: "112",
    lines: [
      despair("Mind Självmordslinjen", "90101"),
      violence("Kvinnofridslinjen", "020-50 50 50"),
    ],
  },
  SG: {
    emergency: "999",
    lines: [
      despair("Samaritans of Singapore", "1767"),
      violence("National Anti-Violence Helpline", "1800-777-0000"),
    ],
  },
  TW: {
    emergency: "110",
    lines: [despair("安心專線", "1925"), violence("保護專線", "113")],
  },
  UA: {
    emergency: "112",
    lines: [despair("Lifeline Ukraine", "7333")],
  },
  US: {
    emergency: "911",
    lines: [
      despair("988 Suicide & Crisis Lifeline", "988"),
      violence("National Domestic Violence Hotline", "1-800-799-7233"),
    ],
  },
  ZA: {
    emergency: "112",
    lines: [
      despair("SADAG Suicide Crisis Line", "0800 567 567"),
      violence("GBV Command Centre", "0800 428 428"),
    ],
  },
};
