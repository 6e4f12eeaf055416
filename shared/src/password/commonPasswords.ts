/** Common passwords in lower case, without digits and punctuation at the end. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `abc abcd abcdef admin asdf asdfgh asdfghjkl baseball batman computer dragon football freedom hello hunter iloveyou
  killer letmein liverpool login lovely master monkey mustang ninja pass password passwort princess qazwsx qwer qwert
  qwerty qwertyuiop qwertz secret shadow soccer starwars summer sunshine superman test trustno welcome whatever winter zxcvbn zxcvbnm
  brightfill brightfillmachinery`.split(/\s+/),
)
