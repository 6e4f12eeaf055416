import type { CatalogueLists } from '@brightfill/shared/contract'
import { type ActionFields, type ActionOf, useAction, useAttempt } from '@brightfill/shared/office'
import { texts } from './texts'

/** Changes a list; pages then show the lists as the api answers them. */
export function useListAction<Action extends ActionOf<'catalogue'>>(action: Action) {
  const { act } = useAction('catalogue')
  const record = { id: 'lists' } as CatalogueLists & { id: string } // the answer replaces it whole
  type Fields = ActionFields<'catalogue', Action>
  return useAttempt((fields: Fields) => act(record, action, fields as never), texts.notDone) // those of the action
}
