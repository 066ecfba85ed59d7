import type { Live, PageContext } from '#features/blocks/index.ts'
import { telephoneLink } from '#features/site-settings/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { unbrokenNumbers } from '#ui/content/unbroken-numbers.ts'
import { pageRenderingTexts } from '../../texts.ts'
import type { HelpContacts } from './load-help-contacts.ts'

type Props = { contacts: Live<HelpContacts>; context: PageContext }

/** The numbers and the e-mail address, the most urgent first; when they cannot be read, a line that says so. */
export function ContactList({ contacts, context: { language, path } }: Props) {
  const { help } = pageRenderingTexts(language)
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
