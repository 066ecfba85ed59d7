import type { ReactNode } from 'react'
import type { DisplayedText } from '../../rules/localised.ts'
import type { MenuLink } from '../../rules/menu.ts'
import { MenuTarget } from '../menu-target.tsx'

type Props = {
  heading: DisplayedText | null
  /** Target of the dropdown's label. */
  link: MenuLink | null
  linkLabel: string
  newTabNote: string
  /** Puts the heading above content of full width instead of on its left. */
  headingAbove?: boolean
  children: ReactNode
}

const arrangements = {
  left: {
    frame: 'menu:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] menu:py-10',
    heading: 'content-start justify-items-start',
  },
  above: {
    frame: 'grid-cols-1 menu:pt-6 menu:pb-4',
    heading: 'content-start justify-items-start menu:flex menu:items-baseline menu:gap-8',
  },
}

/** The layout of a dropdown's panel: heading and overview link, then the content. */
export function PanelLayout({ heading, link, linkLabel, newTabNote, headingAbove = false, children }: Props) {
  const arrangement = arrangements[headingAbove ? 'above' : 'left']
  return (
    <div
      className={`grid gap-x-12 gap-y-3 text-ink max-menu:pb-6 menu:mx-auto menu:max-w-[100rem] menu:px-margin ${arrangement.frame}`}
    >
      <div className={`grid gap-3 ${arrangement.heading}`}>
        {heading ? (
          <p lang={heading.lang} className="text-h3 max-menu:hidden">
            {heading.text}
          </p>
        ) : null}
        {link ? (
          <MenuTarget
            link={link}
            newTabNote={newTabNote}
            className="underlined inline-flex min-h-11 items-center text-button font-semibold hover:text-accent-text"
          >
            {linkLabel}
          </MenuTarget>
        ) : null}
      </div>
      {children}
    </div>
  )
}
