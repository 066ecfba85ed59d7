import type { MenuItem, Submenu } from '../../rules/menu.ts'
import { MenuTarget } from '../menu-target.tsx'
import { PanelLayout } from './panel-layout.tsx'

type Props = {
  item: MenuItem
  submenu: Extract<Submenu, { kind: 'entries' }>
  labels: { readonly overview: string; readonly newTab: string }
}

/** The panel of a dropdown with entries. */
export function EntriesPanel({ item, submenu: { heading, entries }, labels }: Props) {
  return (
    <PanelLayout heading={heading} link={item.link} linkLabel={labels.overview} newTabNote={labels.newTab}>
      <ul className="grid gap-x-gutter menu:grid-cols-2 desktop:grid-cols-3">
        {entries.map(({ key, label, link }) => (
          <li key={key}>
            <MenuTarget
              link={link}
              newTabNote={labels.newTab}
              lang={label.lang}
              className="flex min-h-11 items-center py-2 hover:underlined aria-[current=page]:underlined"
            >
              {label.text}
            </MenuTarget>
          </li>
        ))}
      </ul>
    </PanelLayout>
  )
}
