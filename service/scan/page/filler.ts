/**
 * Placeholder texts of templates: pseudo-Latin, dummy texts, business phrases, film quotations, and
 * instructions of website builders.
 */
const filler =
  /lorem,? ipsum|web ?site created using create-react-app|unlock the full potential of your online presence|embark on a digital journey with|elevate your brand['’]s online presence|empower your business and connect with|(?:ipsum,? ?){2}|quick example text|build on the card title|(?:construction|company|business|restaurant|agency) (?:company )?website template|(?:webflow|wordpress|html5?|bootstrap) (?:theme|template)\b|ckeditor|the wysiwyg editor|(?:текст\s+){3}|значимость этих проблем|text text text|very important text|\bmusterstra(?:ß|ss)e\b|\bmustermann\b|\bmusterstadt\b|dolor sit amet|consectetur|sed ut perspiciatis|at vero eos|far far away,? behind the word|the big oxmox|separated they live in|bookmarksgrove|large language ocean|small river named duden|paradisematic country|(?:investigationes|claritas) (?:demonstraverunt|est etiam)|lectores legere|duis autem vel eum|neque porro quisquam|nemo enim ipsam|rethoric question|question ran over her cheek|3 wolf moon|umami odio|occaecat|exercitation ullamco|low hanging fruit|win-win survival|leverage agile frameworks|(?:administrate|unleash|envisioneer) (?:empowered|cross-media|holisticly)|podcasting operational|li europan lingues|one morning,? when gregor samsa|male heaven|(?:put|place|add|insert|write|type) (?:some|something|your) (?:awesome |short |own )?(?:text|content|mission|description|about the)|this is (?:a )?(?:sample|dummy|placeholder)|(?:sample|dummy|placeholder) text|you['’]re a seasoned developer|traditional html template|lifetime free content/iu;
const builderFiller =
  /\[bitte (?:ergänzen|eintragen|prüfen)|\[(?:your|ihr|insert|business|company|brand|name|city)\b[^\]]{0,40}\]|\bthe source service (?:content|copy|text|material)\b|i['’]?m a (?:paragraph|title|new|great place)|click (?:here )?to (?:add|edit)|double[- ]click|edit (?:this text|me\b|button)|this is (?:your|a great place|the space|where|an example) (?:page|to|where|you|[\p{L} ]{0,20}page)|your content goes here|edit or remove this text|(?:click|press) (?:the )?edit button|ut elit tellus|(?:curabitur|vestibulum|aliquam|praesent|pellentesque|suspendisse|phasellus|vivamus|maecenas|nullam|fusce|quisque|mauris|donec|integer|etiam|morbi|nulla) (?:[a-z]+ ){1,3}(?:[a-z]+us|[a-z]+um|[a-z]+is|[a-z]+it|[a-z]+at)\b|it all begins with an idea|whether you want to launch a (?:new )?business|use this (?:text|section|space|area) to|pair text with an image|share (?:information|details) about (?:your|shipping)|tell (?:customers|your (?:brand|story|visitors|customers))|announce (?:something|a)|share the big news|what['’]s something exciting|welcome to wordpress|create (?:a|your own) (?:free |unique )?web ?site with|(?:proudly )?powered by (?:weebly|wix|wordpress|squarespace|shopify|webflow|jimdo)|fièrement propulsé|stolz präsentiert von|made with (?:mobirise|love by)|oops!? something went wrong|thanks for (?:filling|submitting)|thank you!? your (?:submission|message) (?:has been|was)|your submission has been received|(?:john|jane) doe(?:$|[,.\s])|this is your first post|(?:first|second|third|\d(?:st|nd|rd)) slide label|(?:some|nulla) representative placeholder|placeholder content|will appear here|describe (?:your|the) (?:service|product|business|image|item)|(?:your|write a) (?:catchy )?(?:headline|title|tagline|slogan|heading)(?: here|$)|heading (?:text|here)|add (?:a|an|your|more|some) (?:heading|title|text|description|caption|testimonial|subheading|quote|details|information)|list item (?:#|\d|one|two)|feature (?:#|\d|one|two|three)$|service (?:#|\d|one|two|three|title|name)$|title (?:goes )?here|item (?:title|description)|product (?:title|name)$|example product|block quote|paragraph text|insert (?:your|a)|hier (?:steht|könnte) (?:ihr|dein)|dies ist ein (?:beispiel|platzhalter|textblock)|blindtext|ceci est un (?:paragraphe|texte|exemple)|cliquez (?:ici )?pour (?:ajouter|modifier)|texte d['’]exemple|haga clic|haz clic (?:aquí )?para (?:agregar|editar)|este es un (?:párrafo|texto)|questo è un paragrafo|clicca qui per (?:aggiungere|modificare)|dit is een (?:alinea|voorbeeld)|klik (?:hier )?om .{0,20}(?:te bewerken|toe te voegen)|este é um parágrafo|clique aqui para (?:adicionar|editar)|kliknij,? aby/iu;

/** Generated business phrases: an adverb, a verb, an adjective and a noun. */
const businessPhrase =
  /\b(?:energistically|phosfluorescently|monotonectally|rapidiously|holisticly|intrinsicly|enthusiastically|synergistically|distinctively|collaboratively|interactively|uniquely|dynamically|proactively|objectively|credibly|assertively|authoritatively|compellingly|completely|seamlessly|progressively|efficiently)\s(?:administrate|aggregate|benchmark|coordinate|cultivate|deploy|disintermediate|disseminate|e-enable|embrace|empower|engineer|envisioneer|evisculate|evolve|expedite|exploit|fabricate|facilitate|fashion|formulate|foster|harness|impact|implement|incentivize|incubate|initiate|iterate|leverage|maximize|mesh|monetize|morph|myocardinate|negotiate|network|orchestrate|plagiarize|pontificate|predominate|procrastinate|productivate|productize|pursue|recaptiualize|reconceptualize|redefine|reintermediate|reinvent|repurpose|restore|revolutionize|seize|strategize|streamline|syndicate|synergize|synthesize|transition|underwhelm|unleash|utilize|visualize|whiteboard)\b/iu;

/** Words of pseudo-Latin that living languages do not use. */
const latin = new Set(
  'lorem ipsum labore aliqua laborum consequat nostrud voluptate reprehenderit nisi amet consectetur adipisicing adipiscing eiusmod tempor incididunt veniam exercitation ullamco laboris aliquip irure cillum fugiat nulla pariatur excepteur occaecat cupidatat proident culpa officia deserunt mollit voluptas aspernatur quidem facilis expedita distinctio soluta nobis eligendi optio cumque nihil impedit placeat facere possimus assumenda repellendus temporibus quibusdam officiis debitis necessitatibus eveniet voluptates repudiandae recusandae itaque earum tenetur sapiente reiciendis voluptatibus maiores perferendis doloribus asperiores repellat accusantium doloremque laudantium eaque inventore veritatis explicabo nemo ipsam consequuntur dolores nesciunt dolorem quisquam numquam eius tempora incidunt quaerat minima nostrum corporis suscipit laboriosam'.split(
    ' ',
  ),
);
const minLatin = 4;
const maxStart = 600;

function isLatin(text: string): boolean {
  const words = new Set(text.toLowerCase().match(/[a-z]{4,}/gu));
  return [...words].filter((word) => latin.has(word)).length >= minLatin;
}

export function isFiller(text: string): boolean {
  return isDummy(text) || builderFiller.test(text.slice(0, maxStart));
}

/** Whether a theme left it. Messages of builders are none: finished pages have them too. */
export function isDummy(text: string): boolean {
  const start = text.slice(0, maxStart);
  return filler.test(start) || businessPhrase.test(start) || isLatin(start);
}
