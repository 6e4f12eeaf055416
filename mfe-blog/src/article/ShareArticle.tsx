import { Button, SocialIcon, SquareLink, useHydrated } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './ShareArticle.module.css'
import { texts } from './texts'

interface ShareArticleProps {
  /** The canonical address of the article, with its origin. */
  address: string
  title: string
}

/**
 * Ways to share the article: plain links and a button that copies the address, without scripts of other sites.
 */
export function ShareArticle({ address, title }: ShareArticleProps) {
  const hydrated = useHydrated()
  const [said, setSaid] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setSaid(texts.copied)
    } catch {
      setSaid(texts.notCopied(address)) // no permission, or the page is not served over https
    }
  }

  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
  const linkedIn = `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`
  return (
    <div className={styles.share} data-print="hide">
      <p className={styles.label}>{texts.share}</p>
      <SquareLink to={linkedIn} label={texts.shareOn('LinkedIn')}>
        <SocialIcon network="linkedin" size={20} />
      </SquareLink>
      <SquareLink to={mail} label={texts.byMail}>
        <SocialIcon network="mail" size={20} />
      </SquareLink>
      {hydrated && (
        <Button variant="secondary" icon={<SocialIcon network="link" size={18} />} onClick={copy}>
          {texts.copy}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}
