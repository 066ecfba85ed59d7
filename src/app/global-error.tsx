'use client'

import { errorMessages } from '#platform/site/error-messages.ts'
import { RootErrorScreen } from '#ui/screens/root-error-screen.island.tsx'

export default function RootError({ reset }: { reset: () => void }) {
  return <RootErrorScreen reset={reset} labels={errorMessages} />
}
