import type { Thread } from '@brightfill/shared/contract'

/** A template with what is known of the enquiry in place of its placeholders. */
export function filled(text: string, thread: Thread, me: string): string {
  const known: Record<string, string> = {
    name: thread.name,
    company: thread.company_name,
    machine: thread.machine?.name ?? thread.subject,
    reference: thread.reference,
    me,
  }
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => known[name] ?? placeholder)
}
