'use client'

import '../theme.css'
import { ErrorScreen, type ErrorScreenLabels } from './error-screen.island.tsx'

type Props = { reset: () => void; labels: ErrorScreenLabels }

/** Replaces the whole document when the site layout itself fails. */
export function RootErrorScreen({ reset, labels }: Props) {
  return (
    <html lang="en">
      <body>
        <title>{labels.title}</title>
        <main>
          <ErrorScreen reset={reset} labels={labels} />
        </main>
      </body>
    </html>
  )
}
