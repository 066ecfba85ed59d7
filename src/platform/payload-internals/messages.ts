/*
 * Beginnings of messages by which Payload says that a caller, and not the product, is at fault. Payload gives such errors
 * no code, so that they are told apart by their text.
 */

/** A condition on a field its collection does not have. */
export const unknownFieldMessage = 'Cannot find field for path at '

/** A request without a file, whose address Payload did not fetch one from. */
export const unfetchedFileMessage = 'There was a problem while uploading the file.'

/** A request whose form Payload does not read. */
export const ineligibleFormMessage = 'Request is not eligible'

/** A copy of another language of a document that is not there. */
export const unreadLocaleMessage = 'Error fetching data from locale'

/** A field that its document does not have. */
export const unknownTargetFieldMessage = 'Could not find target field'
