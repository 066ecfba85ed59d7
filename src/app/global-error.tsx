'use client'

import { errorWords } from '#platform/error-words.ts'
import { RootErrorScreen } from '#ui/screens/root-error-screen.island.tsx'

export default function RootError({ reset }: { reset: () => void }) {
  return <RootErrorScreen reset={reset} words={errorWords} />
}
