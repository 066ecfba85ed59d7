import type { ReactNode } from 'react'

/** Content between the side margins of the page. */
export function Frame({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`frame ${className}`}>{children}</div>
}
