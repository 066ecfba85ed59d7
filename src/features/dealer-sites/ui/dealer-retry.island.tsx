'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'

type Props = {
  path: string
  labels: { readonly retry: string; readonly retrying: string; readonly failed: string }
}

/** A page without its dealer is cached for two seconds, and served once more while the next one is rendered. */
const attempts = 5
const pauseMs = 1_200

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Fetches the page again and returns whether its dealer is available. */
async function isDealerAvailable(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' })
    return response.ok && !(await response.text()).includes('data-unavailable-dealer')
  } catch {
    return false
  }
}

/** Fetches the page until its dealer is available, then reloads it. Without scripts the button reloads the page. */
export function DealerRetry({ path, labels }: Props) {
  const [state, setState] = useState<'idle' | 'trying' | 'failed'>('idle')

  async function retry(event: FormEvent) {
    event.preventDefault()
    setState('trying')
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      if (await isDealerAvailable()) return location.reload()
      if (attempt < attempts) await sleep(pauseMs)
    }
    setState('failed')
  }

  return (
    <form action={path} onSubmit={retry} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" variant="secondary" size="compact" busy={state === 'trying'}>
        {state === 'trying' ? labels.retrying : labels.retry}
      </Button>
      <p role="status" className="text-ink-2 text-small">
        {state === 'failed' ? labels.failed : null}
      </p>
    </form>
  )
}
