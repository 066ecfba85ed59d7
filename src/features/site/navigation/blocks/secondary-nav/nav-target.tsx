import type { ReactNode } from 'react'
import { Anchor } from '#ui/actions/anchor.tsx'
import type { NavLink } from './nav-items.ts'

type Props = {
  label: ReactNode
  link: NavLink
  newTabNote: string
  className?: string
  /** Whether it links to the section in view. */
  current?: boolean
}

/** A link of the menu. With a different target on phones it renders two links, of which CSS shows one. Source: V-186, C-349. */
export function NavTarget({
  label,
  link: { href, newTab, mobileHref },
  newTabNote,
  current,
  className = '',
}: Props) {
  const shared = { newTab, newTabNote, current, children: label }
  if (mobileHref === null) return <Anchor href={href} className={className} {...shared} />
  return (
    <>
      <Anchor href={href} className={`${className} max-tablet:hidden`} {...shared} />
      <Anchor href={mobileHref} className={`${className} tablet:hidden`} {...shared} />
    </>
  )
}
