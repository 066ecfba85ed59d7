/** The e-mail and name of an account, which its password must not repeat. */
export type Owner = { readonly email?: string | null; readonly name?: string | null }

/** The configuration requires the same of the first administrator's password. Characters. */
const minLength = 12

/** Passwords of at least that length from the best-known lists of leaked passwords, and extensions of short ones. */
const commonPasswords: ReadonlySet<string> = new Set(
  `123456789012 1234567890123 12345678901234 123456789123 1234567890qwerty 123123123123 1q2w3e4r5t6y
  1qaz2wsx3edc abc123456789 abcdefghijkl abcdefghijklm administrator administrator1 adminadminadmin
  changemechangeme football1234 iloveyou1234 iloveyouforever letmein12345 letmeinletmein passwordpassword
  password1234 password12345 password123456 passw0rdpassw0rd q1w2e3r4t5y6 qazwsxedcrfv qwerty123456
  qwertyqwerty qwertyuiop12 qwertyuiop123 qwertyuiopasdf southafrica1 toyotatoyota unitedstates welcome12345
  welcomewelcome zaq12wsxcde3`.split(/\s+/),
)

/** Keeps letters and digits in lower case: `Pass-Word 1234` is `password1234`. */
const normalised = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns the reason why a password is refused, as a sentence for the user; undefined when it is accepted.
 * Source: NIST SP 800-63B §3.1.1.2 (length and known passwords, no rules of composition).
 */
export function passwordError(password: string, { email, name }: Owner): string | undefined {
  if ([...password].length < minLength) return `A password has at least ${minLength} characters.`
  const plain = normalised(password)
  if (new Set(plain).size < 4 || commonPasswords.has(plain)) return 'This password is too common.'
  const own = [email, email?.split('@')[0], name].map((text) => normalised(text ?? ''))
  return own.includes(plain) ? 'The password must not be the e-mail or the name of the account.' : undefined
}
