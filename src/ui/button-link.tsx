import Link from 'next/link'
import type { ReactNode } from 'react'

const looks = {
  solid: 'bg-ink text-white border-ink hover:bg-accent hover:border-accent',
  light: 'bg-white text-ink border-white hover:bg-raised hover:border-raised',
  outline: 'border-current text-current hover:bg-ink hover:text-white hover:border-ink',
  ghost: 'border-white/80 bg-ink/50 text-white hover:bg-ink/80',
} as const

/** A link that looks like a button: the main way onward from where it stands. */
export function ButtonLink({
  href,
  look = 'solid',
  children,
}: {
  href: string
  look?: keyof typeof looks
  children: ReactNode
}) {
  return (
    <Link
      href={href}
      className={`inline-flex min-h-12 items-center justify-center rounded-sharp border-[1.5px] px-7 text-[0.9375rem] font-semibold transition-colors tablet:min-h-13 ${looks[look]}`}
    >
      {children}
    </Link>
  )
}
