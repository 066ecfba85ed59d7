import type { SpecialSubject } from '#features/enquiries/enquiries/index.ts'
import type { Delivery } from '../../delivery-channel.ts'
import { pictureAddress } from '../../picture-address.ts'
import { text } from './read.ts'

/** Stands for the surname, which the form does not ask for separately. Source: requirement D-206. */
const noLastName = '-'

/**
 * Returns the members of a lead about a special that differ from those of other leads, or are missing in them.
 *
 * @param siteUrl of this site, for the special's picture.
 * Source: requirements D-206 to D-208.
 */
export function specialContentOf(
  { enquiry, recipients }: Pick<Delivery, 'enquiry' | 'recipients'>,
  special: SpecialSubject,
  siteUrl: string,
) {
  const { id, metaId, category, title, text: description, smc } = special
  return {
    lastName: noLastName,
    ad_image: pictureAddress(special, siteUrl) ?? '',
    ad_meta_id: metaId,
    ad_id: id,
    category,
    description: description ?? title,
    smc_code: smc ?? '',
    dealer_code: enquiry.dealer?.supplierCode ?? '',
    dealer: enquiry.dealer?.name ?? '',
    recipient: recipients.join(','),
    reference: enquiry.reference,
  }
}

/** The members of a lead about a special in requests of other programs; empty in other leads. */
export const incomingSpecialContent = {
  ad_image: text(2_000),
  ad_meta_id: text(60),
  ad_id: text(60),
  category: text(120),
  description: text(2_000),
  smc_code: text(60),
  dealer_code: text(60),
}

type Content = { readonly [Name in keyof typeof incomingSpecialContent]: string }

/** Returns the special in a lead, which has a description but no title. */
export function specialFrom(content: Content): SpecialSubject {
  const { ad_image, ad_meta_id, ad_id, category, description, smc_code } = content
  return {
    kind: 'special',
    id: ad_id,
    metaId: ad_meta_id || ad_id,
    category,
    categoryLabel: category,
    title: description || ad_id,
    text: description || null,
    smc: smc_code || null,
    picture: ad_image || null,
    page: '/',
  }
}
