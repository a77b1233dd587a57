/** Texts of templates that nobody has written anew: Latin, the tale of the blind texts, business phrases, film quotations. */
const filler =
  /lorem ipsum|dolor sit amet|consectetur|sed ut perspiciatis|at vero eos|far far away,? behind the word|rethoric question|question ran over her cheek|3 wolf moon|umami odio|occaecat|exercitation ullamco|low hanging fruit|win-win survival|leverage agile frameworks|(?:administrate|unleash|envisioneer) (?:empowered|cross-media|holisticly)|podcasting operational|li europan lingues|one morning,? when gregor samsa|male heaven|(?:put|place|add|insert|write|type) (?:some|something|your) (?:awesome |short |own )?(?:text|content|mission|description|about the)|this is (?:a )?(?:sample|dummy|placeholder)|(?:sample|dummy|placeholder) text/iu;

export function isFiller(text: string): boolean {
  return filler.test(text.slice(0, 600));
}
