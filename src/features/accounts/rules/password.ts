/** What an account's password must not simply repeat. */
export type Owner = { readonly email?: string | null; readonly name?: string | null }

/** The same as the configuration asks of the first administrator's. */
const shortest = 12

/** Those of the best-known lists of leaked passwords that are long enough, and what people make of short ones. */
const common: ReadonlySet<string> = new Set(
  `123456789012 1234567890123 12345678901234 123456789123 1234567890qwerty 123123123123 1q2w3e4r5t6y
  1qaz2wsx3edc abc123456789 abcdefghijkl abcdefghijklm administrator administrator1 adminadminadmin
  changemechangeme football1234 iloveyou1234 iloveyouforever letmein12345 letmeinletmein passwordpassword
  password1234 password12345 password123456 passw0rdpassw0rd q1w2e3r4t5y6 qazwsxedcrfv qwerty123456
  qwertyqwerty qwertyuiop12 qwertyuiop123 qwertyuiopasdf southafrica1 toyotatoyota unitedstates welcome12345
  welcomewelcome zaq12wsxcde3`.split(/\s+/),
)

/** Letters and digits alone, in one case: `Pass-Word 1234` is `password1234`. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Why a password is not good enough, as a sentence for whoever chose it; undefined when it is.
 * Source: NIST SP 800-63B §3.1.1.2 (length and known passwords, no rules of composition).
 */
export function passwordFault(password: string, { email, name }: Owner): string | undefined {
  if ([...password].length < shortest) return `A password has at least ${shortest} characters.`
  const plain = bare(password)
  if (new Set(plain).size < 4 || common.has(plain)) return 'This password is among the first that are tried.'
  const own = [email, email?.split('@')[0], name].map((text) => bare(text ?? ''))
  return own.includes(plain) ? 'A password is not simply the e-mail or the name of its account.' : undefined
}
