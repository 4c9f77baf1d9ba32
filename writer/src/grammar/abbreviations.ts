/** What thumbs leave short in a wish, and names of languages in their own. Each means one thing only. */
export const abbreviations: Readonly<Record<string, string>> = {
  shouldnt: "shouldn't",
  mustnt: "mustn't",
  ok: "okay",
  bp: "blood pressure",
  bw: "body weight",
  bday: "birthday",
  subs: "subscribers",
  bro: "brother",
  sis: "sister",
  hubby: "husband",
  wifey: "wife",
  grandkid: "grandchild",
  fam: "family",
  ppl: "people",
  appt: "appointment",
  biz: "business",
  mgr: "manager",
  mgmt: "management",
  dept: "department",
  lic: "licence",
  govt: "government",
  min: "minutes",
  diff: "different",
  pls: "please",
  abt: "about",
  bcoz: "because",
  bc: "because",
  b4: "before",
  tho: "though",
  wknd: "weekend",
  wkend: "weekend",
  weekdys: "weekdays",
  asap: "as soon as possible",
  usd: "dollars",
  eur: "euros",
  gbp: "pounds",
  inr: "rupees",
  rs: "rupees",
  naira: "naira",
  deutsch: "German",
  espanol: "Spanish",
  francais: "French",
  italiano: "Italian",
  portugues: "Portuguese",
  nyc: "New York",
  xmas: "Christmas",
  jan: "January",
  feb: "February",
  aug: "August",
  sept: "September",
  oct: "October",
  nov: "November",
  dec: "December",
};

/** Said letter by letter, whatever was typed. */
export const letters = new Set(
  (
    "acca acl adhd bbq bmi bsc ceo cdl cfa cfo cna cpa cpr cscs cto cv diy dj ep epa ev ged gcse gcses gmat gp gpa gre hgv hiit hnd hr " +
    "hsc ielts igcse jee " +
    "lgv llb lp lsat mba mcat md mlt mot mph mri msc nba nclex neet nfl nhs nvq oet pb phd pgce pmp pr psa pte qs rn rnli sqe tv tafe " +
    "tefl toefl toeic " +
    "uae ucla uk usa usmle vfx pct"
  ).split(" "),
);
