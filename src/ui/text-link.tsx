import Link from 'next/link'
import type { ReactNode } from 'react'

/** An underlined link inside or below text. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-6 items-center border-current border-b-[1.5px] font-semibold hover:text-accent"
    >
      {children}
    </Link>
  )
}
