import { telephoneLink } from '#features/site/site-settings/index.ts'
import type { Texts } from '#platform/i18n/texts.ts'
import { networkNames } from '#platform/site/social-networks.ts'
import { unbrokenNumbers } from '#ui/content/unbroken-numbers.ts'
import type { SiteLayoutContent } from '../data/site-layout.ts'

const linkClasses =
  'inline-flex min-h-9 min-w-6 items-center wrap-anywhere hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11'

type ContactProps = {
  contact: SiteLayoutContent['contact']
  labels: Pick<Texts['layout'], 'contact' | 'fromAbroad'>
}

/** Contact details of customer care. Source: requirement V-349. */
export function FooterContact({ contact, labels }: ContactProps) {
  const { tollFree, international, supportEmail } = contact
  if (!tollFree && !international && !supportEmail) return null
  return (
    <address aria-label={labels.contact} className="mt-6 grid justify-items-start not-italic">
      {tollFree ? (
        <a href={telephoneLink(tollFree)} className={`figures text-h3 ${linkClasses}`}>
          {unbrokenNumbers(tollFree)}
        </a>
      ) : null}
      {international ? (
        <a href={telephoneLink(international)} className={`text-ink-2 hover:text-ink ${linkClasses}`}>
          {`${labels.fromAbroad} ${unbrokenNumbers(international)}`}
        </a>
      ) : null}
      {supportEmail ? (
        <a href={`mailto:${supportEmail}`} className={`text-ink-2 hover:text-ink ${linkClasses}`}>
          {supportEmail}
        </a>
      ) : null}
    </address>
  )
}

type SocialProps = { links: SiteLayoutContent['socialLinks']; label: string; newTabNote: string }

/** Links to our social networks. */
export function FooterSocial({ links, label, newTabNote }: SocialProps) {
  if (links.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6 print:hidden">
      {links.map(({ network, address }) => (
        <li key={address}>
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className={`text-ink-2 hover:text-ink ${linkClasses}`}
          >
            {networkNames[network]}
            <span className="sr-only"> {newTabNote}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
