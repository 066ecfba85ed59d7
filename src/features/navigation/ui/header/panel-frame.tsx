import type { ReactNode } from 'react'
import type { ShownText } from '../../rules/localised.ts'
import type { MenuLink } from '../../rules/menu.ts'
import { MenuTarget } from '../menu-target.tsx'

type Props = {
  heading: ShownText | null
  /** Where the label of the dropdown leads; the way there for those whom the label opens the panel. */
  link: MenuLink | null
  linkLabel: string
  newTabNote: string
  children: ReactNode
}

/** What a dropdown opens: what it is about on the left, where it leads on the right. */
export function PanelFrame({ heading, link, linkLabel, newTabNote, children }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-3 text-ink max-menu:pb-6 menu:mx-auto menu:max-w-[100rem] menu:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] menu:px-margin menu:py-10">
      <div className="grid content-start justify-items-start gap-3">
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
