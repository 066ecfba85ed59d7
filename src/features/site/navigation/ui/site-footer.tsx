import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { brand } from '#platform/site/brand.ts'
import { Link } from '#ui/actions/link.tsx'
import type { SiteLayoutContent } from '../data/site-layout.ts'
import type { FooterColumn } from '../rules/footer.ts'
import type { DisplayedText } from '../rules/localised.ts'
import type { MenuEntry } from '../rules/menu.ts'
import { BrandMark } from './brand-mark.tsx'
import { FooterContact, FooterSocial } from './footer-contact.tsx'
import { MenuTarget } from './menu-target.tsx'

const linkClasses =
  'flex min-h-9 items-center text-ink-2 hover:text-ink hover:underline pointer-coarse:min-h-11'

function Links({ entries, newTab }: { entries: readonly MenuEntry[]; newTab: string }) {
  return entries.map(({ key, label, link }) => (
    <li key={key}>
      <MenuTarget link={link} newTabNote={newTab} lang={label.lang} className={linkClasses}>
        {label.text}
      </MenuTarget>
    </li>
  ))
}

function Column({ column: { key, heading, entries }, newTab }: { column: FooterColumn; newTab: string }) {
  return (
    <nav aria-labelledby={`footer-${key}`} className="break-inside-avoid">
      <p id={`footer-${key}`} lang={heading.lang} className="mb-2 font-semibold">
        {heading.text}
      </p>
      <ul className={entries.length > 8 ? 'tablet:columns-2' : ''}>
        <Links entries={entries} newTab={newTab} />
      </ul>
    </nav>
  )
}

function Note({ note }: { note: DisplayedText | null }) {
  if (!note) return null
  return (
    <p lang={note.lang} className="mt-5 max-w-[26rem] text-ink-2 text-small">
      {note.text}
    </p>
  )
}

type Props = {
  language: Language
  layout: SiteLayoutContent
}

/** The footer of every page. */
export function SiteFooter({ language, layout }: Props) {
  const { contact, socialLinks, notice } = layout
  const { note, columns, legalLine, legalLinks } = layout.footer
  const texts = textsIn(language).layout
  return (
    <footer className="border-line border-t">
      <div className="frame grid grid-cols-1 gap-x-12 gap-y-12 py-14 menu:grid-cols-[minmax(16rem,1fr)_minmax(0,3fr)] print:py-4">
        <div>
          <Link
            href="/"
            aria-label={`${brand.siteName}, ${texts.home}`}
            className="inline-flex min-h-11 items-center"
          >
            <BrandMark />
          </Link>
          <Note note={note} />
          <FooterContact contact={contact} labels={texts} />
        </div>
        <div className="grid grid-cols-1 gap-x-gutter gap-y-8 phone:grid-cols-2 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none print:hidden">
          {columns.map((column) => (
            <Column key={column.key} column={column} newTab={texts.newTab} />
          ))}
        </div>
      </div>
      <div className="frame flex flex-wrap items-center justify-between gap-x-12 gap-y-2 pb-22 text-small print:pb-0">
        <p lang={legalLine?.lang} className="text-ink-2">
          {legalLine?.text ?? brand.siteName}
        </p>
        <FooterSocial links={socialLinks} label={texts.followUs} newTabNote={texts.newTab} />
        <ul aria-label={texts.legal} className="flex flex-wrap gap-x-6 print:hidden">
          <Links entries={legalLinks} newTab={texts.newTab} />
          {notice ? (
            <li>
              <a id="cookie-settings" href="#cookie-settings" className={linkClasses}>
                {texts.cookieSettings}
              </a>
            </li>
          ) : null}
        </ul>
      </div>
    </footer>
  )
}
