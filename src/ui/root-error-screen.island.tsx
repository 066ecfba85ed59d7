'use client'

import './theme.css'
import { ErrorScreen } from './error-screen.island.tsx'

/** Stands in for the whole document when not even the frame of the site could be made. */
export function RootErrorScreen({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>We have stalled for a moment</title>
        <main>
          <ErrorScreen reset={reset} />
        </main>
      </body>
    </html>
  )
}
