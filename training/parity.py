"""Writes text pairs with their exact token ids and the int8 model's outputs (batch 1), for the Java parity test."""
import argparse
import json

import numpy as np
import onnxruntime as ort

import tokens

GROUNDING = [
    ("The library opens at nine.", "The town library opens at 9 a.m. from Monday to Friday. It is closed on public holidays."),
    ("The library opens at eight.", "The town library opens at 9 a.m. from Monday to Friday. It is closed on public holidays."),
    ("The library is open on public holidays.", "The town library opens at 9 a.m. from Monday to Friday. It is closed on public holidays."),
    ("Marta Ruiz designed the bridge in 1987.", "The bridge was designed by the engineer Marta Ruiz. Work began in 1987 and ended two years later."),
    ("The bridge was designed by Paul Kern.", "The bridge was designed by the engineer Marta Ruiz. Work began in 1987 and ended two years later."),
    ("The café serves crème brûlée.", "Café menu: crème brûlée, tarte tatin, espresso."),
    ("Zürich has 434,008 inhabitants.", "Zürich (Switzerland) had a population of 434,008 at the end of 2020."),
    ("Zürich has 343,008 inhabitants.", "Zürich (Switzerland) had a population of 434,008 at the end of 2020."),
    ("北京 is the capital of China.", "Beijing (北京) is the capital of the People's Republic of China."),
    ("Москва hosted the games in 1980.", "The 1980 games were held in Moscow (Москва)."),
    ("Profits rose by 5 %.", "Profits fell 5% compared with the year before — a surprise for analysts."),
    ("Profits fell by five percent.", "Profits fell 5% compared with the year before — a surprise for analysts."),
    ("It offers free WiFi.", "name: Corner Fig attributes Wi Fi: free attributes Outdoor Seating: false attributes Restaurants Delivery: true"),
    ("It offers outdoor seating.", "name: Corner Fig attributes Wi Fi: free attributes Outdoor Seating: false attributes Restaurants Delivery: true"),
    ("The restaurant is open from 11 am to 10 pm on Sunday.", "hours Friday: 11:0-22:0 hours Saturday: 11:0-22:0 hours Sunday: null business stars: 4.0"),
    ("The restaurant is open from 11 am to 10 pm on Friday.", "hours Friday: 11:0-22:0 hours Saturday: 11:0-22:0 hours Sunday: null business stars: 4.0"),
    ("It has a rating of 4 stars.", "hours Friday: 11:0-22:0 hours Saturday: 11:0-22:0 hours Sunday: null business stars: 4.0"),
    ("The moon is made of cheese.", ""),
    ("Ann 😀 asked Mike to buy butter.", "Ann: Darling, buy some butter. Mike: Ok 😀."),
    ("Mike asked Ann to buy butter.", "Ann: Darling, buy some butter. Mike: Ok 😀."),
    ("who wrote the novel? Elena Brandt", "The novel, written by Elena Brandt over six years, appeared in 1998."),
    ("All members voted for the plan.", "Most members voted for the plan; three abstained. The chair, who had proposed it, thanked them."),
    ("Naïve Bayes isn't a deep-learning method.", "Naive Bayes is a probabilistic classifier. It is not a deep learning method."),
    ("word " * 150, "A long claim is cut. " * 60),
]
READER = [
    ("Who designed the bridge?", "The bridge was designed by the engineer Marta Ruiz. Work began in 1987 and ended two years later."),
    ("When did the work begin?", "The bridge was designed by the engineer Marta Ruiz. Work began in 1987 and ended two years later."),
    ("What did the bridge cost?", "The bridge was designed by the engineer Marta Ruiz. Work began in 1987 and ended two years later."),
    ("How many people live in Zürich?", "Zürich (Switzerland) had a population of 434,008 at the end of 2020."),
    ("What is the capital of China?", "Beijing (北京) is the capital of the People's Republic of China."),
    ("Where were the 1980 games held?", "The 1980 games were held in Moscow (Москва)."),
    ("What happened to profits?", "Profits fell 5% compared with the year before — a surprise for analysts."),
    ("When does the library open?", "The town library opens at 9 a.m. from Monday to Friday. It is closed on public holidays."),
    ("Who wrote the novel?", "The novel, written by Elena Brandt over six years, appeared in 1998."),
    ("Why is the sky blue?", "The novel, written by Elena Brandt over six years, appeared in 1998."),
]


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--tokenizer-jar", required=True)
    p.add_argument("--model", required=True)
    p.add_argument("--out", required=True)
    a = p.parse_args()
    tok = tokens.load(a.tokenizer_jar)
    o = ort.SessionOptions()
    o.intra_op_num_threads = 1
    s = ort.InferenceSession(a.model, o, providers=["CPUExecutionProvider"])
    names = [x.name for x in s.get_outputs()]
    rows = []
    for task, marker, items in (("grounding", tokens.GROUNDING, GROUNDING), ("reader", tokens.READER, READER)):
        for x, y in items:
            enc = lambda t: tok.encode(t, add_special_tokens=False).ids
            ids, types = tokens.layout(enc(x) if task == "grounding" else enc(x)[:64], enc(y), marker)
            got = s.run(names, dict(input_ids=np.array([ids]), token_type_ids=np.array([types])))
            rows.append(dict(task=task, a=x, b=y, input_ids=ids, token_type_ids=types, outputs={n: round(float(v[0]), 5) if v.ndim == 1 else [round(float(k), 4) for k in v[0]] for n, v in zip(names, got)}))
    with open(a.out, "w", encoding="utf-8") as f:
        json.dump(dict(onnxruntime=ort.__version__, pairs=rows), f, ensure_ascii=False, indent=0)
    for r in rows:
        o = r["outputs"]
        extra = ""
        if r["task"] == "reader":
            lo = r["token_type_ids"].index(1)
            st = lo + int(np.argmax(o["start"][lo:-1]))
            en = st + int(np.argmax(o["end"][st:-1][:30]))
            extra = tok.decode(r["input_ids"][st:en + 1])
        print(r["task"], "%6.2f con %6.2f none %6.2f" % (o["support"], o["contradict"], o["no_answer"]), r["a"][:50], "|", extra)


if __name__ == "__main__":
    main()
