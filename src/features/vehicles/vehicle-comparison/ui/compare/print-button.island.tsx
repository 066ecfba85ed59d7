'use client'

import type { ReactNode } from 'react'
import { Button } from '#ui/actions/button.tsx'

/** Prints the page. Hidden without JavaScript. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <span className="noscript:hidden">
      <Button variant="secondary" size="compact" onClick={() => window.print()}>
        {children}
      </Button>
    </span>
  )
}
