// Where code can be broken in a small way that its tests should notice. By pattern and not by syntax tree: our code is
// formatted by one tool, so an operator has a space on either side and a type parameter has none.

/** A check of a schema of the contract. */
const BOUND = /\b(z\.(?:minLength|maxLength|gte|lte|gt|lt)\([^()]*\))/g

const KINDS = [
  { kind: 'comparison', pattern: / (===|!==|<=|>=|<|>) /g, change: (sign) => COMPARED[sign] },
  { kind: 'logic', pattern: / (&&|\|\||\?\?) /g, change: (sign) => (sign === '&&' ? '||' : '&&') },
  { kind: 'arithmetic', pattern: / ([+\-*/]) /g, change: (sign) => COUNTED[sign] },
  {
    kind: 'literal',
    pattern: /(?<![\w.'#-])(true|false)(?![\w'])/g,
    change: (word) => String(word === 'false'),
  },
  // Whether a text may have 60 signs or 61 is nobody's rule; that it ends somewhere is. A named limit is left alone too.
  { kind: 'bound', pattern: BOUND, change: () => 'z.refine(() => true)' },
  {
    kind: 'number',
    // Not one of nine digits: an id of the game, which only the game can prove.
    pattern: /(?<![\w.'#$\-{]|\{\d+,)(?!\d{9})(\d[\d_]*)(?![\w.'%])/g,
    change: (digits) => String(Number(digits.replaceAll('_', '')) + 1),
  },
  {
    kind: 'condition',
    pattern: /\bif \((.+)\) (?:return|continue|break|throw|\{)/g,
    change: (inner) => `!(${inner})`,
  },
  { kind: 'statement', pattern: /^( +(?:await )?[a-z][\w.?]*\(.*\))$/gm, change: () => '' },
]
const COMPARED = { '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const COUNTED = { '+': '-', '-': '+', '*': '/', '/': '*' }

/** Lines of types, imports and comments, and texts: there is nothing to notice. */
const SILENT_LINE = /^\s*(?:\/\/|\/?\*|import |export type |type |readonly |interface |\} from |\| )/
const beginOfLine = (source, at) => source.lastIndexOf('\n', at - 1) + 1
const lineAt = (source, at) => {
  const end = source.indexOf('\n', at)
  return source.slice(beginOfLine(source, at), end < 0 ? undefined : end)
}
const isSilent = (source, at) => {
  const line = lineAt(source, at)
  const before = source.slice(beginOfLine(source, at), at)
  return SILENT_LINE.test(line) || before.includes('//') || isInText(before)
}

/** Whether a line is within a text where it ends; what a template computes is none of its text. */
function isInText(before) {
  const open = []
  for (const [at, sign] of [...before].entries()) {
    const inside = open.at(-1)
    if (before[at - 1] === '\\') continue
    if (inside === '`' && sign === '{' && before[at - 1] === '$') open.push('{')
    else if (inside === '{' && sign === '}') open.pop()
    else if (inside === sign) open.pop()
    else if (/['"`]/.test(sign) && (inside === undefined || inside === '{')) open.push(sign)
    else if (inside === '{' && sign === '{') open.push('{')
  }
  return /['"`]/.test(open.at(-1) ?? '')
}

/** A line that says how much there may be of something. */
const NAMED_LIMIT = /^(?:export )?const (?:MOST|LONGEST|MIN)_\w+ = [\d_]+$/
const isLimit = (kind, source, at) => kind === 'number' && NAMED_LIMIT.test(lineAt(source, at))

/** Each with the span that it replaces, in the order of the file. */
export function findMutants(source) {
  const bounds = [...source.matchAll(BOUND)]
  const isInBound = (at) => bounds.some(({ index, 0: bound }) => at > index && at < index + bound.length)
  return KINDS.flatMap(({ kind, pattern, change }) =>
    [...source.matchAll(pattern)].flatMap((match) => {
      const start = match.index + match[0].indexOf(match[1])
      const text = change(match[1])
      return isSilent(source, start) || isInBound(start) || isLimit(kind, source, start)
        ? []
        : [{ kind, start, end: start + match[1].length, text }]
    }),
  ).sort((one, other) => one.start - other.start)
}
