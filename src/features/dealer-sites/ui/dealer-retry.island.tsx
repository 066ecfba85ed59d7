'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'

type Props = {
  path: string
  words: { readonly retry: string; readonly retrying: string; readonly failed: string }
}

/** A page without its dealer is kept for two seconds, and handed out once more while the next one is made. */
const attempts = 5
const pauseMs = 1_200

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether this page, made again, knows its dealer. */
async function isDealerRead(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' })
    return response.ok && !(await response.text()).includes('data-unread-dealer')
  } catch {
    return false
  }
}

/** Asks for the page until its dealer is known, and shows it then. Without scripts a press loads the page again. */
export function DealerRetry({ path, words }: Props) {
  const [state, setState] = useState<'idle' | 'trying' | 'failed'>('idle')

  async function retry(event: FormEvent) {
    event.preventDefault()
    setState('trying')
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      if (await isDealerRead()) return location.reload()
      if (attempt < attempts) await sleep(pauseMs)
    }
    setState('failed')
  }

  return (
    <form action={path} onSubmit={retry} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" look="secondary" size="compact" busy={state === 'trying'}>
        {state === 'trying' ? words.retrying : words.retry}
      </Button>
      <p role="status" className="text-ink-2 text-small">
        {state === 'failed' ? words.failed : null}
      </p>
    </form>
  )
}
