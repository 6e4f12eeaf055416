import { Button, type ButtonProps } from '@brightfill/shared/ui'
import { useFormikContext } from 'formik'

/** Sends the form around it. While that runs, it shows so and ignores clicks. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext()
  return <Button size="lg" {...props} type="submit" loading={isSubmitting} />
}
