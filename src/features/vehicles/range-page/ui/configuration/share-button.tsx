import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { flushAddress } from '#ui/use-address.ts'
import type { ConfigurationTexts } from '../../texts.ts'

/** Shares the address of the configuration where the device can, and copies it otherwise; says what happened. */
export function ShareButton({
  texts,
}: {
  texts: Pick<ConfigurationTexts, 'share' | 'copied' | 'notCopied'>
}) {
  const [note, setNote] = useState('')
  const share = async () => {
    // The address may still wait for a pending choice.
    flushAddress()
    const { href } = window.location
    try {
      if (navigator.share) await navigator.share({ url: href })
      else {
        await navigator.clipboard.writeText(href)
        setNote(texts.copied)
      }
    } catch (error) {
      // A visitor who closes the dialog has changed their mind.
      if (!(error instanceof Error && error.name === 'AbortError')) setNote(`${texts.notCopied} ${href}`)
    }
  }
  return (
    <div>
      <Button variant="text" onClick={share}>
        {texts.share}
      </Button>
      <p role="status" className="wrap-anywhere text-ink-2 text-small empty:hidden">
        {note}
      </p>
    </div>
  )
}
