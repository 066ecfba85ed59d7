import { PictureBox } from '#features/site/blocks/parts.page.tsx'
import type { MenuItem, Submenu } from '../../rules/menu.ts'
import { MenuTarget } from '../menu-target.tsx'
import { PanelLayout } from './panel-layout.tsx'

type Props = {
  item: MenuItem
  submenu: Extract<Submenu, { kind: 'entries' }>
  labels: { readonly overview: string; readonly newTab: string }
}

/**
 * The panel of a dropdown with entries, in the bar beside its picture. Browsers do not fetch a hidden lazy image: the
 * picture is loaded when the menu is opened, and never on phones.
 */
export function EntriesPanel({ item, submenu: { heading, entries, picture }, labels }: Props) {
  return (
    <PanelLayout heading={heading} link={item.link} linkLabel={labels.overview} newTabNote={labels.newTab}>
      <div className="menu:flex menu:items-start menu:gap-x-8 desktop:gap-x-12">
        <ul className="grid flex-1 gap-x-gutter menu:grid-cols-2 desktop:grid-cols-3">
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
        {picture ? (
          <div className="hidden w-56 flex-none menu:block desktop:w-80">
            <PictureBox picture={picture} alt="" sizes="20rem" />
          </div>
        ) : null}
      </div>
    </PanelLayout>
  )
}
