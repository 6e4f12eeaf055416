/** A text in the languages it is printed in. */
export type Translated = { readonly en: string } & Readonly<Record<string, string>>

/**
 * The text in the language of the site, English when it is not there.
 * @param language a language tag such as "en-GB"; the language of the document unless told
 */
export function inSiteLanguage(text: Translated, language = globalThis.document?.documentElement.lang ?? 'en'): string {
  return text[language.split('-')[0] ?? 'en'] ?? text.en
}
