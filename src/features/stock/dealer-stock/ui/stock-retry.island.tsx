'use client'

import { type MouseEvent, useState } from 'react'
import { buttonClasses } from '#ui/actions/button-classes.ts'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { isPlainClick } from '#ui/plain-click.ts'
import type { FailureTexts } from '../texts.ts'

type Props = {
  /** Address of the page. */
  href: string
  texts: FailureTexts
}

/** Fetches the page again and returns whether it has the stock. */
async function isAvailable(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' })
    return response.ok && !(await response.text()).includes('data-unavailable-stock')
  } catch {
    return false
  }
}

/**
 * Loads the page again and shows it when it has the stock, with placeholders in place of the vehicles. Without scripts the link loads it
 * once.
 *
 * Source: requirements D-231, D-394 and D-407; decision D-10.
 */
export function StockRetry({ href, texts }: Props) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  async function retry(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (state === 'loading') return
    setState('loading')
    // No cache keeps a page without its stock, so one answer is enough.
    if (await isAvailable()) return location.reload()
    setState('failed')
  }

  return (
    <div className="grid justify-items-start gap-6">
      <p role="status" className="text-ink-2 empty:hidden">
        {state === 'loading' ? texts.loading : state === 'failed' ? texts.stillFailed : null}
      </p>
      <a
        href={href}
        onClick={retry}
        aria-disabled={state === 'loading' || undefined}
        className={buttonClasses('secondary')}
      >
        {texts.retry}
      </a>
      {state === 'loading' ? (
        <div className="w-full">
          <Skeleton label={texts.loading} count={4} />
        </div>
      ) : null}
    </div>
  )
}
