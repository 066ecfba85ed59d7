'use client'

import { RootErrorScreen } from '#ui/screens/root-error-screen.island.tsx'
import { errorWords } from './error-words.ts'

export default function RootError({ reset }: { reset: () => void }) {
  return <RootErrorScreen reset={reset} words={errorWords} />
}
