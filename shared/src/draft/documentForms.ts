import { draftOf, keepDraft } from './drafts'

// Forms of the server's HTML can be filled in before scripts run. Their texts become drafts before React takes over:
// where React draws a form again, because something else has changed the document, the text is in the new one.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Reads the document's forms into their drafts, fills empty fields from drafts, and follows typing until a form is
 * interactive.
 */
export function watchForms() {
  for (const form of document.forms) {
    readForm(form)
    restoreForm(form)
  }
  document.addEventListener(
    'input',
    ({ target }) => {
      const form = (target as Partial<Control>).form
      if (form && !form.noValidate) readForm(form) // an interactive form checks itself
    },
    true,
  )
}

function readForm(form: HTMLFormElement) {
  const { draft: name } = form.dataset
  const typed = textIn(form)
  if (name && Object.keys(typed).length > 0) keepDraft(name, { text: { ...draftOf(name).text, ...typed } })
}

function restoreForm(form: HTMLFormElement) {
  if (!form.dataset.draft) return
  const { text } = draftOf(form.dataset.draft)
  for (const [name, control] of controlsOf(form)) {
    const value = text[name]
    if (typeof value === 'string' && !(control instanceof HTMLSelectElement)) control.value = value
  }
}

/** Values that were typed, chosen or filled in by the browser since the server drew a form, by the names of its fields. */
export function textIn(form: HTMLFormElement): Record<string, string | boolean> {
  return Object.fromEntries(
    controlsOf(form).flatMap(([name, control]) => {
      const value = changedValue(control)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function changedValue(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) return control.value || undefined
  const { value, defaultValue } = control
  if (control.type !== 'checkbox') return value === defaultValue ? undefined : value
  const { checked, defaultChecked } = control as HTMLInputElement // a text area is none
  return checked === defaultChecked ? undefined : checked
}

/** The controls of fields. Their ids end with the names that the form's values have (`fieldId` of the forms unit). */
function controlsOf(form: HTMLFormElement): [string, Control][] {
  return [...(form.elements as HTMLCollectionOf<Control>)].flatMap((control) => {
    const name = control.id.slice(control.id.indexOf('-') + 1)
    return control.id.includes('-') && 'value' in control && control.type !== 'submit' ? [[name, control]] : []
  })
}
