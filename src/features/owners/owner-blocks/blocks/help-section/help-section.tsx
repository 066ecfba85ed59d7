import { useId } from 'react'
import {
  type BlockOf,
  innerHeadingLevel,
  type Live,
  type LiveBlockView,
  type PageContext,
} from '#features/site/blocks/index.ts'
import { BlockTitle } from '#features/site/blocks/parts.page.tsx'
import { resolveLink } from '#features/site/links/index.ts'
import { telephoneLink } from '#features/site/site-settings/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { unbrokenNumbers } from '#ui/content/unbroken-numbers.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { ownerTexts } from '../../texts.ts'
import type { HelpContacts } from './load-help-contacts.ts'

type ContactListProps = { contacts: Live<HelpContacts>; context: PageContext }

/** The numbers and the e-mail address, the most urgent first; when they cannot be read, a line that says so. */
function ContactList({ contacts, context: { language, path } }: ContactListProps) {
  const { help } = ownerTexts(language)
  if (contacts.state === 'failed') {
    return (
      <p>
        {help.failed}{' '}
        <a href={path} className="underline">
          {help.retry}
        </a>
      </p>
    )
  }
  if (contacts.state === 'empty') return null
  const { roadsideAssistance, tollFree, international, supportEmail } = contacts.data
  const numbers = [
    [help.roadsideAssistance, roadsideAssistance],
    [help.customerCare, tollFree],
    [help.international, international],
  ] as const
  return (
    <dl className="grid grid-cols-1 gap-y-4">
      {numbers.map(([label, number]) =>
        number ? (
          <div key={label}>
            <dt className="text-ink-2 text-small">{label}</dt>
            <dd className="figures text-h3">
              <TextLink href={telephoneLink(number)} variant="inline">
                {unbrokenNumbers(number)}
              </TextLink>
            </dd>
          </div>
        ) : null,
      )}
      {supportEmail ? (
        <div>
          <dt className="text-ink-2 text-small">{help.email}</dt>
          <dd className="wrap-anywhere">
            <TextLink href={`mailto:${supportEmail}`} variant="inline">
              {supportEmail}
            </TextLink>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

type Props = { links: BlockOf<'helpSection'>['links']; level: 2 | 3; context: PageContext }

/** The links that have a target, each a whole row; nothing without any. */
function HelpLinks({ links, level, context }: Props) {
  const Heading = `h${level}` as const
  const { newTab } = textsIn(context.language).layout
  const rows = (links ?? []).flatMap(({ id, label, text, link }) => {
    const destination = resolveLink(link, context.site)
    return destination ? [{ key: id ?? label, label, text, destination }] : []
  })
  if (rows.length === 0) return null
  return (
    <ul className="border-line border-b">
      {rows.map(({ key, label, text, destination }) => (
        <li
          key={key}
          className="group relative flex items-center justify-between gap-6 border-line border-t py-5"
        >
          <div className="min-w-0">
            <Heading className="text-h4">
              <Anchor
                {...destination}
                newTabNote={newTab}
                className="after:absolute after:inset-0 group-hover:text-accent-text focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-3"
              >
                {label}
              </Anchor>
            </Heading>
            {text ? <p className="mt-1 text-ink-2">{text}</p> : null}
          </div>
          <Icon name="arrow-right" className="print:hidden" />
        </li>
      ))}
    </ul>
  )
}

/** Contacts and links for owners who need help. Source: requirement C-302; decision G-3. */
export const HelpSection: LiveBlockView<'helpSection', HelpContacts> = ({ block, context, live }) => {
  const titleId = useId()
  const { title, text, links } = block
  return (
    <section aria-labelledby={titleId} data-ground="raised" className="band bg-raised">
      <div className="frame grid grid-cols-1 gap-x-gutter gap-y-10 laptop:grid-cols-12">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6 laptop:col-span-5">
          <BlockTitle context={context} id={titleId} className="max-w-[16ch]">
            {title}
          </BlockTitle>
          {text ? <p className="max-w-[40ch] text-ink-2 text-lead">{text}</p> : null}
          <ContactList contacts={live} context={context} />
        </div>
        <div className="min-w-0 laptop:col-span-6 laptop:col-start-7">
          <HelpLinks links={links} level={innerHeadingLevel(title, context)} context={context} />
        </div>
      </div>
    </section>
  )
}
