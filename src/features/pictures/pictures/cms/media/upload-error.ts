import { APIError } from 'payload'

/**
 * Rejects an upload with a message for the editor. The message is both on the field and on the request: the admin
 * validates the form again without the file, which clears messages of fields.
 *
 * @param message without a colon: the admin parses the text after a colon as a list.
 * @throws APIError with status 400.
 */
export function throwUploadError(message: string, path: string): never {
  throw new APIError(message, 400, { errors: [{ message, path }] }, true)
}
