'use client'

import { errorWords } from '#platform/error-words.ts'
import { ErrorScreen } from '#ui/screens/error-screen.island.tsx'

export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorScreen reset={reset} words={errorWords} />
}
