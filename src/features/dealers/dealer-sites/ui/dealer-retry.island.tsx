'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'

type Props = {
  path: string
  labels: { readonly retry: string; readonly retrying: string; readonly failed: string }
}

/** Fetches the page again and returns whether its dealer is available. */
async function isDealerAvailable(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' })
    return response.ok && !(await response.text()).includes('data-unavailable-dealer')
  } catch {
    return false
  }
}

/** Fetches the page again and shows it when its dealer is available. Without scripts the button reloads the page. */
export function DealerRetry({ path, labels }: Props) {
  const [state, setState] = useState<'idle' | 'trying' | 'failed'>('idle')

  async function retry(event: FormEvent) {
    event.preventDefault()
    setState('trying')
    // No cache keeps a page without its dealer, so one answer is enough.
    if (await isDealerAvailable()) return location.reload()
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
