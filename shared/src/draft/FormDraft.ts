/**
 * Keeps the text that a visitor typed into a form and has not sent: the next page with the form shows it again.
 * It lives as long as the document. It is no store: only browser events write it, and no component renders from it. The
 * phone is the raw text of its field.
 */
export class FormDraft<Values extends { phone: string }> {
  /** The typed text; the very object that was given as empty, if there is none. */
  values: Values

  constructor(private readonly empty: Values) {
    this.values = empty
  }

  keep(typed: Partial<Values>) {
    this.values = { ...this.values, ...typed }
  }

  forget() {
    this.values = this.empty
  }

  /** Keeps again what was on its way and did not arrive, below what was typed meanwhile. */
  putBack(sent: Values) {
    const typed = this.values // the whole form but the phone, if anything
    this.values = typed === this.empty ? sent : { ...typed, phone: typed.phone || sent.phone }
  }
}
