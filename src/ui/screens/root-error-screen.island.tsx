'use client'

import '../theme.css'
import { ErrorScreen, type ErrorScreenWords } from './error-screen.island.tsx'

/** Stands in for the whole document when not even the frame of the site could be made. */
export function RootErrorScreen({ reset, words }: { reset: () => void; words: ErrorScreenWords }) {
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
