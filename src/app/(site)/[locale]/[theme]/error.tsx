'use client'

import { ErrorScreen } from '#ui/screens/error-screen.island.tsx'
import { errorWords } from '../../../error-words.ts'

export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorScreen reset={reset} words={errorWords} />
}
