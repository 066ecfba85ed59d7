/*
 * Beginnings of Payload's messages for errors caused by the caller. Payload gives these errors no code, so only the
 * text identifies them.
 */

/** A condition on a field that the collection does not have. */
export const unknownFieldMessage = 'Cannot find field for path at '

/** A form that Payload cannot parse. */
export const ineligibleFormMessage = 'Request is not eligible'

/** Copying between languages of a document that does not exist. */
export const localeReadMessage = 'Error fetching data from locale'

/** A field that the document does not have. */
export const unknownTargetFieldMessage = 'Could not find target field'
