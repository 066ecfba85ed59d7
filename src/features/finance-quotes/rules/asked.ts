/** Names of a plan by which something was asked for that the calculators do not offer. */
export function notOffered(
  asked: Pick<URLSearchParams, 'get'>,
  understood: URLSearchParams,
): readonly string[] {
  return [...understood].flatMap(([name, value]) => {
    const said = asked.get(name)
    return said === null || (said.trim() !== '' && Number(said) === Number(value)) ? [] : [name]
  })
}
