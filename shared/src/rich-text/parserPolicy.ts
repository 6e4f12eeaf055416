interface PolicyRules {
  createHTML?: (text: string) => string | null
  createScript?: (text: string) => string | null
  createScriptURL?: (url: string) => string | null
}

declare global {
  /** Browsers without Trusted Types have none, and neither has the server. */
  var trustedTypes:
    | { createPolicy(name: string, rules: PolicyRules): { createHTML(text: string): { toString(): string } } }
    | undefined
}

/**
 * The parser of rich text may take any text: it parses into an inert document, and only an allow-list is drawn. A site
 * that requires Trusted Types names this policy in its own, with `'allow-duplicates'`: each remote has its own.
 */
export const trustedTypePolicy = globalThis.trustedTypes?.createPolicy('brightfill-html', {
  createHTML: (html) => html,
})
