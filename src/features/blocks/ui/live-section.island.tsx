'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { askServer } from '#ui/ask-server.ts'

/** What a live section answers when the browser asks. */
type Answer<Data> = { readonly state: 'ready'; readonly data: Data } | { readonly state: 'empty' | 'failed' }

type State<Data> = Answer<Data> | { readonly state: 'loading' }

type Props<Data> = {
  /** Where the section's data is asked for. */
  address: string
  /** Placeholders with the measures of what will stand there. */
  skeleton: ReactNode
  words: { readonly loading: string; readonly failed: string; readonly retry: string }
  children: (data: Data) => ReactNode
}

/**
 * A section whose service did not answer while the page was made: it asks again from the browser, shows what comes,
 * and says calmly when nothing does. Source: decision G-3.
 */
export function LiveSection<Data>({ address, skeleton, words, children }: Props<Data>) {
  const [section, setSection] = useState<State<Data>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const retry = useCallback(() => {
    setSection({ state: 'loading' })
    setAttempt((number) => number + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks anew
  useEffect(() => {
    const leaving = new AbortController()
    const settle = (answer: Answer<Data>) => {
      if (leaving.signal.aborted) return
      setHeight(box.current?.offsetHeight)
      setSection(answer)
    }
    askServer<Answer<Data>>(address, leaving.signal).then(settle, () => settle({ state: 'failed' }))
    return () => leaving.abort()
  }, [address, attempt])

  switch (section.state) {
    case 'ready':
      return children(section.data)
    case 'empty':
      return null
    case 'loading':
      return (
        <div ref={box} aria-busy="true">
          <p className="sr-only" role="status">
            {words.loading}
          </p>
          {skeleton}
        </div>
      )
    case 'failed':
      return (
        // As high as what was to stand there: nothing below moves.
        <div
          className="grid content-start justify-items-start gap-4"
          role="status"
          style={{ minHeight: height }}
        >
          <p className="text-ink-2">{words.failed}</p>
          <Button look="secondary" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      )
  }
}
