import { APIError } from 'payload'

/**
 * Refuses a file in words. The admin forgets what is said beside a field as soon as it looks at the form again, which
 * it does without the file; what is said about the whole stays. It is best without a colon, after which the admin
 * reads a list.
 */
export function refuse(message: string, path: string): never {
  throw new APIError(message, 400, { errors: [{ message, path }] }, true)
}
