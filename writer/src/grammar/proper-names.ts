import { lowerFirst } from "./spoken-text.ts";

/**
 * Places that people go to, want to live in or come from, and feasts: typed small they are written large again. Those
 * that are plain words, too, such as "turkey" and "nice", are left out.
 */
export const properNames: ReadonlySet<string> = new Set(
  (
    "africa alaska algeria america amsterdam argentina athens atlanta auckland australia austria bali bangkok bangladesh barcelona " +
    "beirut belfast belgium " +
    "berlin birmingham bolivia boston brazil brisbane britain bristol brooklyn brussels bulgaria cairo california cambodia cambridge " +
    "cameroon canada cardiff " +
    "chicago colombia copenhagen cornwall croatia cuba cyprus dallas delhi denmark dubai dublin edinburgh egypt england eritrea estonia " +
    "ethiopia europe " +
    "finland florence florida france geneva germany ghana glasgow greece guatemala hamburg hawaii holland houston hungary iceland india " +
    "indonesia iran " +
    "iraq ireland israel istanbul italy jamaica japan johannesburg kenya kerala korea kyoto lagos lebanon leeds lisbon liverpool london " +
    "luton madrid " +
    "malaysia malta manchester manila melbourne mexico miami milan montreal morocco mumbai munich nairobi naples nepal netherlands " +
    "newcastle nigeria norway " +
    "oaxaca ontario oslo oxford pakistan palestine paris peru perth philippines poland porto portugal prague quebec romania rome russia " +
    "rwanda scotland " +
    "seattle senegal serbia seville singapore somalia spain stockholm sudan sweden switzerland sydney syria taiwan tanzania texas " +
    "thailand tokyo toronto " +
    "tunisia uganda ukraine utah vancouver venice vienna vietnam wales warsaw yorkshire zambia zimbabwe zurich addis " +
    "hajj umrah shabbat ramadan diwali eid pesach lent ironman quran swahili punjabi tamil bengali persian farsi hebrew yoruba danish " +
    "finnish czech " +
    "american british european african asian indian canadian australian mexican brazilian nigerian kenyan ghanaian pakistani syrian " +
    "caribbean atlantic nobel oscar olympic pacific himalayas everest kilimanjaro camino disneyland disney mecca medina lourdes lapland " +
    "etsy spotify amazon google broadway wembley " +
    "wimbledon harvard yale stanford princeton ukrainian vietnamese thai romanian hungarian cantonese somali amharic macbook iphone " +
    "linkedin instagram youtube tiktok netflix slack glasto"
  ).split(" "),
);

/** As it stands within a sentence, where a name and what is written like "PhD" keep their capitals. */
export function lowerUnlessName(words: string): string {
  const [first = ""] = words.split(/[ ,']/);
  const isName = properNames.has(first.toLowerCase()) || /^[A-Z][a-z]*[A-Z]/.test(first);
  return isName ? words : lowerFirst(words);
}
