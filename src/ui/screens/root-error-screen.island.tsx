'use client'

import '../theme.css'
import { ErrorScreen, type ErrorScreenWords } from './error-screen.island.tsx'

type Props = { reset: () => void; words: ErrorScreenWords }

/** Replaces the whole document when the site layout itself fails. */
export function RootErrorScreen({ reset, words }: Props) {
  return (
    <html lang="en">
      <body>
        <title>{words.title}</title>
        <main>
          <ErrorScreen reset={reset} words={words} />
        </main>
      </body>
    </html>
  )
}
