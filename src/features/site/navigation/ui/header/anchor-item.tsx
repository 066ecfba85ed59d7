import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { MenuItem } from '../../rules/menu.ts'
import { filledClasses, labelClasses } from './label-classes.ts'

/** An item that scrolls to a section of the page; hidden on pages without that section. Source: C-347. */
export function AnchorItem({ item, anchor }: { item: MenuItem; anchor: string }) {
  const path = usePathname()
  const [present, setPresent] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(() => setPresent(document.getElementById(anchor) !== null), [anchor, path])
  return (
    <li hidden={!present} className="max-menu:border-line max-menu:border-b menu:flex">
      <a
        href={`#${anchor}`}
        lang={item.label.lang}
        className={item.look === 'filled' ? filledClasses : labelClasses}
      >
        {item.label.text}
      </a>
    </li>
  )
}
