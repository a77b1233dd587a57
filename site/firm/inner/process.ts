/** How work with each kind of business goes, in four steps. */

interface Process {
  readonly heading: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

function process(heading: string, ...steps: readonly [title: string, text: string][]): Process {
  return { heading, steps: steps.map(([title, text]) => ({ title, text })) };
}

const processes: Readonly<Record<string, Process>> = {
  law: process(
    'How a file moves',
    ['First conversation', 'You tell us what happened and what is due when. We tell you where you stand.'],
    [
      'Plan and estimate',
      'A short letter sets out the options, our advice, the stages and what each will cost.',
    ],
    ['The work', 'One lawyer leads. You see every draft, and hear from us before anything is filed or sent.'],
    ['Closing', 'We explain the result on one page, return your papers and note the dates still to come.'],
  ),
  technology: process(
    'How a project runs',
    ['Find out', 'We sit with the people who use the system and write down what hurts, and how often.'],
    [
      'Plan and price',
      'You receive a scope on two pages: what is in, what is out, how long, and for how much.',
    ],
    [
      'Build and show',
      'Something that works, every week or two, on your own accounts, where you can try it.',
    ],
    ['Run and hand over', 'We watch it live, write the manual and leave when you no longer need us.'],
  ),
  finance: process(
    'How advice is given',
    [
      'First meeting',
      'You describe the decision in front of you. We say whether we can help, and with what.',
    ],
    ['Scope and fee', 'A written scope with its price in dollars. You decide before any work begins.'],
    ['Plan', 'We put the numbers in order and show what each choice costs, on pages you can read.'],
    ['Review', 'Once a year, and whenever something changes, we check the plan against your life.'],
  ),
  'real-estate': process(
    'How a mandate goes',
    ['Walk-through', 'We see the place, or hear what you are looking for, before we speak of a price.'],
    ['Pricing and plan', 'A memo with comparable sales, a calendar and the costs on both sides.'],
    ['On the market', 'Viewings, offers and conditions, each reported on the day it happens.'],
    ['Closing and keys', 'We follow the file through lawyers and lenders until the door opens.'],
  ),
  medical: process(
    'What to expect',
    ['Booking', 'Call or write. We ask what is wrong, so that you get the right person and enough time.'],
    ['First visit', 'We listen, examine, and review your history and the medicines you take.'],
    ['A plan you understand', 'The options, their risks and any cost, explained before you decide.'],
    ['Follow-up', 'We tell you when to return, what to watch for, and whom to call in between.'],
  ),
  education: process(
    'How we begin',
    ['A conversation', 'You and the student tell us what is going well, what is not, and what is coming up.'],
    ['Finding the place', 'A short, friendly assessment shows the last thing that is truly understood.'],
    ['Lessons', 'The same teacher every week, with a little practice that fits around school.'],
    ['Reports', 'A page each term: what changed, what comes next, and when to stop.'],
  ),
  construction: process(
    'How a job runs',
    ['Site visit', 'We look, measure and ask how you use the place, and tell you what worries us.'],
    ['Scope and price', 'A written scope with drawings where they are needed, a schedule and one price.'],
    ['The build', 'Permits, trades and deliveries under one site lead, with a weekly note to you.'],
    ['Handover', 'We walk the list together, fix what is on it and leave the warranties in one binder.'],
  ),
  retail: process(
    'How we help',
    ['Tell us who it is for', 'Come in, call or write. A few facts about the person are better than a list.'],
    ['We suggest', 'Two or three things that would do, with prices, and the reasons for each.'],
    ['Wrap, order or mend', 'We set it aside, send for it or put it on the bench, and give you a day.'],
    ['Afterwards', 'If it is not right, bring it back with the receipt and we will sort it out.'],
  ),
  hospitality: process(
    'How it works',
    ['Ask', 'Tell us the date, how many you are, and what you are celebrating.'],
    ['We hold the place', 'You receive a written offer with a menu or a room, and the date is kept for you.'],
    ['The details', 'Allergies, children, speeches, late arrivals: one person here writes them down.'],
    ['The day', 'The person you planned it with is in the house when you arrive.'],
  ),
  consulting: process(
    'How an engagement goes',
    ['One conversation', 'An hour on what is stuck. If we are not the right people, you will hear it then.'],
    ['A letter', 'The question we will answer, who does the work, how long it takes and what it costs.'],
    ['The work', 'Inside your company, beside your people, with findings shared as they come.'],
    ['Decisions', 'A short paper, a meeting, and somebody named beside every next step.'],
  ),
};

const usual = process(
  'How we work',
  ['Tell us', 'Call or write, and say what you need and by when.'],
  ['A plan', 'You receive a short written proposal: what we will do, when, and what it costs.'],
  ['The work', 'One person looks after it and tells you how it stands.'],
  ['Afterwards', 'We check that all is well, and stay within reach.'],
);

export function stepsOf(industryId: string): Process {
  return (Object.hasOwn(processes, industryId) ? processes[industryId] : undefined) ?? usual;
}
