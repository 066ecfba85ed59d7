import type { Mail } from '#platform/mail/mail.ts'
import { brand } from '#platform/site/brand.ts'
import { type AlertKind, daysToConfirm, maxAlerts, monthsActive } from '../alert.ts'
import { type AlertOwner, composeMail } from './compose-mail.ts'
import { ownerAddress } from './links.ts'

const promises: Readonly<Record<AlertKind, string>> = {
  search: 'e-mail you when new pre-owned vehicles match your search',
  price: 'e-mail you when the price of the vehicle drops, or when it is sold',
}

const notYou = 'If this was not you, ignore this e-mail. Without your confirmation we will not write again.'

/**
 * Composes the mail that asks for confirmation. It repeats nothing that was entered, so that spammers cannot use it to
 * send their own text to others.
 *
 * @param link absolute address of the confirmation page.
 */
export function confirmationMail(
  owner: AlertOwner,
  { key, kind, link }: { readonly key: string; readonly kind: AlertKind; readonly link: string },
): Mail {
  return composeMail(owner, key, {
    subject: 'Please confirm your vehicle alert',
    preview: 'One click, and we will keep an eye on it for you.',
    heading: 'Please confirm your vehicle alert',
    paragraphs: [
      `We received a request on the ${brand.siteName} website to ${promises[kind]}.`,
      `Please confirm it within ${daysToConfirm} days. The alert ends after ${monthsActive} months, and you can stop it at any time.`,
    ],
    button: { label: 'Confirm my alert', address: link },
    footer: [notYou],
  })
}

/** Composes the mail for an alert that is already active. */
export function alreadyActiveMail(owner: AlertOwner, key: string): Mail {
  return composeMail(owner, key, {
    subject: 'You already have this vehicle alert',
    preview: 'There is nothing you need to do.',
    heading: 'You already have this vehicle alert',
    paragraphs: ['We are already watching this for you, so there is nothing you need to do.'],
    button: { label: 'See my alerts', address: ownerAddress(owner.person) },
    footer: ['If this was not you, ignore this e-mail. Nothing has changed.'],
  })
}

/** Composes the mail for a person with the maximum number of alerts. */
export function tooManyAlertsMail(owner: AlertOwner, key: string): Mail {
  return composeMail(owner, key, {
    subject: `You have ${maxAlerts} vehicle alerts`,
    preview: 'Stop one of them to make room for another.',
    heading: `You have ${maxAlerts} vehicle alerts`,
    paragraphs: [
      `That is the maximum, so we could not add another one. Stop one that you no longer need, then ask again.`,
    ],
    button: { label: 'See my alerts', address: ownerAddress(owner.person) },
    footer: ['If this was not you, ignore this e-mail. Nothing has changed.'],
  })
}
