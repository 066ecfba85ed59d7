'use client'

import { errorMessages } from '#platform/site/error-messages.ts'
import { ErrorScreen } from '#ui/screens/error-screen.island.tsx'

export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorScreen reset={reset} labels={errorMessages} />
}
